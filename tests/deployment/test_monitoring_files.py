"""The dashboard, the alerts and the manual name only what the bot shows, and the manual explains it."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import yaml
from msgspec.json import decode
from prometheus_client import Metric
from prometheus_client.parser import text_string_to_metric_families

from bot.app import create_bot
from bot.observability.traces import InteractionTrace
from bot.settings import Settings

ROOT = Path(__file__).parents[2]
GRAFANA = ROOT / "docs" / "grafana"
SUFFIXES = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_sum", "_count")}


@pytest.fixture
async def families(tmp_path: Path) -> AsyncIterator[list[Metric]]:
    """Return all metrics of a bot."""
    url = f"sqlite+aiosqlite:///{tmp_path}/guildhall.db"
    bot = create_bot(Settings(database_url=url, metrics_port=0))
    assert bot.monitoring is not None
    metrics, trace = bot.monitoring.metrics, InteractionTrace("button")
    trace.acknowledge()
    metrics.record_interaction(trace)
    metrics.record_timer("clock", 1)
    yield list(text_string_to_metric_families(metrics.text().decode()))
    await bot.store.close()


@pytest.fixture
def series(families: list[Metric]) -> set[str]:
    """Return the names of all series that a bot can show."""
    return {family.name + suffix for family in families for suffix in SUFFIXES[family.type]}


def series_in(expression: str) -> set[str]:
    """Return the names of the series in an expression of PromQL."""
    return set(re.findall(r"\b(?:guildhall|process|python)_\w+", expression))


def test_the_dashboard_shows_series_that_exist(series: set[str]) -> None:
    dashboard = decode((GRAFANA / "guildhall.json").read_bytes())
    shown_series: set[str] = set()
    for panel in dashboard["panels"]:
        for target in panel.get("targets", ()):
            assert series_in(target["expr"]), target["expr"]
            shown_series |= series_in(target["expr"])
        assert panel["type"] == "row" or panel["targets"], panel["title"]
    assert shown_series <= series


def test_no_panel_of_the_dashboard_hides_another() -> None:
    panels = decode((GRAFANA / "guildhall.json").read_bytes())["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    squares = [
        (box["x"] + right, box["y"] + down)
        for box in (panel["gridPos"] for panel in panels)
        for right in range(box["w"])
        for down in range(box["h"])
    ]
    assert len(set(squares)) == len(squares)
    assert max(x for x, _ in squares) < 24


def test_the_alerts_watch_series_that_exist(series: set[str]) -> None:
    alerts = yaml.safe_load((GRAFANA / "alerts.yaml").read_text(encoding="utf-8"))
    rules = [rule for group in alerts["groups"] for rule in group["rules"]]
    assert len({rule["alert"] for rule in rules}) == len(rules)
    for rule in rules:
        assert series_in(rule["expr"]) <= series, rule["alert"]
        assert series_in(rule["expr"]) or rule["expr"].startswith("up{")
        assert rule["annotations"]["summary"]
        assert rule["labels"]["severity"] in ("warning", "critical")


def test_the_limits_of_the_alerts_are_limits_of_the_histograms(families: list[Metric]) -> None:
    alerts = (GRAFANA / "alerts.yaml").read_text(encoding="utf-8")
    alert_limits = re.findall(r'(guildhall_\w+)_bucket\{le="([0-9.]+)"\}', alerts)
    limits = {
        (family.name, sample.labels["le"])
        for family in families
        for sample in family.samples
        if "le" in sample.labels
    }
    assert alert_limits
    assert set(alert_limits) <= limits


def test_the_manual_explains_every_metric_and_every_alert(families: list[Metric], series: set[str]) -> None:
    manual = (ROOT / "docs" / "monitoring.md").read_text(encoding="utf-8")
    own = [family for family in families if family.name.startswith("guildhall_")]
    names = {family.name + ("_total" if family.type == "counter" else "") for family in own}
    assert {name for name in names if f"`{name}`" not in manual} == set()
    assert series_in(manual) <= series | names
    alerts = yaml.safe_load((GRAFANA / "alerts.yaml").read_text(encoding="utf-8"))
    for group in alerts["groups"]:
        assert {rule["alert"] for rule in group["rules"] if f"`{rule['alert']}`" not in manual} == set()
