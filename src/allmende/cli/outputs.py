"""All outputs of `--json`, for their schema."""

from __future__ import annotations

from allmende.cli.output import (
    BenchOutput,
    CardStatisticsOutput,
    DatasetOutput,
    LadderOutput,
    LoadOutput,
    SimulateOutput,
    TournamentOutput,
)
from allmende.cli.problem_output import ProblemsMineOutput, ProblemsOutput
from allmende.cli.told_output import (
    CardsOutput,
    ComparisonOutput,
    LearnOutput,
    LinesOutput,
    RecordsOutput,
    ReplayOutput,
    RulesOutput,
    SurveyOutput,
    TitlesOutput,
    VersionOutput,
)
from allmende.cli.training_output import PlanOutput, TrainOutput

OUTPUTS = (
    SimulateOutput
    | TournamentOutput
    | LadderOutput
    | DatasetOutput
    | TrainOutput
    | PlanOutput
    | TitlesOutput
    | CardsOutput
    | CardStatisticsOutput
    | ProblemsOutput
    | ProblemsMineOutput
    | RulesOutput
    | LearnOutput
    | ReplayOutput
    | LinesOutput
    | ComparisonOutput
    | BenchOutput
    | LoadOutput
    | RecordsOutput
    | SurveyOutput
    | VersionOutput
)
"""All outputs; `command` tells them apart."""
