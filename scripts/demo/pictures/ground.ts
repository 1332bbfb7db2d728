/** The shadow of a thing that stands on the table at `x`, `half` as wide to each side. */
export const shadow = (x: number, half: number): string =>
  `<ellipse cx="${x}" cy="470" rx="${half}" ry="15" opacity=".16"/>`;
