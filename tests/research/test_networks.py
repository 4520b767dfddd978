"""Networks that know the legal actions, and the page's program that trains one."""

import ast
import sys

import pytest

from tests.docs.pages import ROOT, blocks
from trivault.research import MissingExtra, gym_env

PAGE = ROOT / "docs" / "how-to" / "use-games-as-arrays.md"


def program():
    (found,) = (body for _, body in blocks(PAGE, "python") if "run_training" in body)
    return ast.parse(found)


def test_a_first_policy_takes_ten_lines():
    assert len(program().body) == 10


def test_without_torch_a_line_says_how_to_get_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.delitem(sys.modules, "trivault.research.networks", raising=False)
    with pytest.raises(MissingExtra, match="networks need torch: pip install torch"):
        import trivault.research.networks  # noqa: F401


@pytest.mark.soak
def test_an_illegal_action_is_as_good_as_impossible():
    torch = pytest.importorskip("torch")
    from trivault.research.networks import Actor, Critic

    seen = [gym_env("shards").reset(seed=seed)[0] for seed in range(4)]
    batch = {key: torch.as_tensor([each[key].tolist() for each in seen]) for key in seen[0]}
    logits, _ = Actor("shards")(batch)
    likely = torch.softmax(logits, 1)
    assert likely[batch["action_mask"] == 0].max() == 0
    assert likely.sum(1).tolist() == pytest.approx([1.0] * 4)
    assert Critic("shards")(batch).shape == (4, 1)
