export interface Goal {
  what: string;
  figure: string;
  goal: string;
  isMissed: boolean;
}

const shown = (figure: number): string => (figure >= 10 ? figure.toFixed(0) : figure.toFixed(2));

export const atMost = (what: string, figure: number, limit: number, unit = ''): Goal => ({
  what,
  figure: `${shown(figure)}${unit}`,
  goal: `at most ${limit}${unit}`,
  isMissed: !(figure <= limit),
});

export const atLeast = (what: string, figure: number, limit: number): Goal => ({
  what,
  figure: shown(figure),
  goal: `at least ${limit}`,
  isMissed: !(figure >= limit),
});
