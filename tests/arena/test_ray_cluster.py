"""The executor on a Ray cluster, with a stand-in for Ray."""

from __future__ import annotations

import importlib
import socket
from contextlib import closing
from types import ModuleType

import pytest

from allmende.arena.executors import ATTEMPTS, Here, LostWorkerError, finished
from allmende.arena.tournament import fixtures, play, tournament
from arena.faulty import double, fail
from arena.one_machine_ray import OneMachineRay, RayTaskError, put_in_place


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> OneMachineRay:
    return put_in_place(monkeypatch)


@pytest.fixture
def ray_cluster(ray: OneMachineRay) -> ModuleType:
    return importlib.import_module("allmende.arena.ray_cluster")


def test_it_gives_the_same_games(ray: OneMachineRay, ray_cluster: ModuleType) -> None:
    todo = fixtures(tournament("agricola", ["random"], 1, {}, seed=3), deals=5)
    with closing(ray_cluster.RayCluster("local")) as workers:
        assert ray.running
        there = {game.number: game.scores for game, _ in play(todo, workers)}
    assert not ray.running
    assert there == {game.number: game.scores for game, _ in play(todo, Here())}
    assert ray.most_under_way == 2, "as many at a time as there are processors"


def test_a_task_whose_worker_is_lost_goes_again(ray_cluster: ModuleType) -> None:
    deaths: list[int] = []

    def die(number: int) -> int:
        if number == 3 and len(deaths) < ATTEMPTS - 1:
            deaths.append(number)
            raise SystemExit
        return 2 * number

    with closing(ray_cluster.RayCluster("local")) as workers:
        assert sorted(finished(workers, die, range(6))) == [(number, 2 * number) for number in range(6)]
    assert len(deaths) == ATTEMPTS - 1


def test_a_task_that_kills_every_worker_is_given_up(ray: OneMachineRay, ray_cluster: ModuleType) -> None:
    def die(_: int) -> int:
        raise SystemExit

    with closing(ray_cluster.RayCluster("local")) as workers, pytest.raises(LostWorkerError):
        list(finished(workers, die, [1, 2]))
    assert ray.cancelled == [1], "what is under way is not left behind"


def test_an_error_of_the_task_is_no_lost_worker(ray_cluster: ModuleType) -> None:
    with closing(ray_cluster.RayCluster("local")) as workers, pytest.raises(RayTaskError, match="7 is wrong"):
        list(finished(workers, fail, [7]))


def test_a_cluster_that_is_not_there_is_one_sentence(ray_cluster: ModuleType) -> None:
    with pytest.raises(ray_cluster.ClusterError) as error:
        ray_cluster.RayCluster("auto")
    assert str(error.value) == "the Ray cluster 'auto' can't be reached: no such cluster"


@pytest.mark.parametrize("scheme", ["", "ray://"])
def test_an_address_where_nobody_listens_is_refused_before_ray_tries(
    scheme: str, ray: OneMachineRay, ray_cluster: ModuleType
) -> None:
    with socket.socket() as deaf:
        deaf.bind(("127.0.0.1", 0))
        with pytest.raises(ray_cluster.ClusterError, match="refused"):
            ray_cluster.RayCluster(f"{scheme}127.0.0.1:{deaf.getsockname()[1]}")
    with pytest.raises(ray_cluster.ClusterError):
        ray_cluster.RayCluster(f"{scheme}127.0.0.1:99999")
    assert not ray.running


def test_an_address_where_somebody_listens_is_left_to_ray(ray: OneMachineRay, ray_cluster: ModuleType) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        workers = ray_cluster.RayCluster(f"127.0.0.1:{listening.getsockname()[1]}")
    assert ray.running
    workers.close()


def test_it_always_has_room_for_one_task(
    ray: OneMachineRay, ray_cluster: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ray, "cluster_resources", dict)
    with closing(ray_cluster.RayCluster("local")) as workers:
        assert list(finished(workers, double, [1, 2])) == [(0, 2), (1, 4)]
