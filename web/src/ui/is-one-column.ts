/** Whether a grid of cards has one column, as on a telephone held upright (`Grid.module.css`). */
export const isOneColumn = (): boolean => matchMedia('(width < 560px)').matches;
