/** Returns a list's title for the following year: adds 1 to each year in the title, such as 2026. */
export const createTitleForNextYear = (title: string): string =>
  title.replaceAll(/(?<!\d)20\d\d(?!\d)/g, (year) => String(Number(year) + 1));
