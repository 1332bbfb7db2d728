/** A measured figure and its goal, as texts for the report. */
export interface GoalResult {
  what: string;
  figure: string;
  goal: string;
  isMissed: boolean;
}

const formatFigure = (figure: number): string => (figure >= 10 ? figure.toFixed(0) : figure.toFixed(2));

export const compareWithMaximum = (what: string, figure: number, limit: number, unit = ''): GoalResult => ({
  what,
  figure: `${formatFigure(figure)}${unit}`,
  goal: `at most ${limit}${unit}`,
  isMissed: !(figure <= limit),
});

export const compareWithMinimum = (what: string, figure: number, limit: number): GoalResult => ({
  what,
  figure: formatFigure(figure),
  goal: `at least ${limit}`,
  isMissed: !(figure >= limit),
});
