"""The examples run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[3] / "examples" / "python"


def run(name: str, *words: str) -> str:
    """What an example prints."""
    environment = {**os.environ, "OMP_NUM_THREADS": "2"}
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *words],
        capture_output=True,
        text=True,
        timeout=1800,
        env=environment,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_random_match() -> None:
    assert "winners" in run("random_match.py")


def test_an_own_bot() -> None:
    assert "one_ahead v random" in run("own_bot.py", "1")


def test_the_notebook_runs() -> None:
    nbclient, nbformat = pytest.importorskip("nbclient"), pytest.importorskip("nbformat")
    pytest.importorskip("ipykernel")
    notebook = nbformat.read(EXAMPLES / "tour.ipynb", as_version=4)
    nbclient.NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    assert any("image/svg+xml" in output.get("data", {}) for output in outputs)


def test_importing_is_quick() -> None:
    code = "import time; t = time.perf_counter(); import numpy; n = time.perf_counter(); "
    code += "import parlour; print(n - t, time.perf_counter() - n)"
    times = []
    for _ in range(3):
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        times.append([float(word) for word in done.stdout.split()])
    numpy, own = (min(column) for column in zip(*times, strict=True))
    print(f"import: {own * 1000:.0f} ms, and numpy {numpy * 1000:.0f} ms before it")
    assert own < 0.2
