/** A mistake that somebody could make, as a change of one place in one file, and the test that must notice it. */
export interface Defect {
  /** What goes wrong, in words. */
  name: string;
  /** From the repository's root, as every path here. */
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  replace: string;
  /** The one test file that must fail. */
  test: string;
  /** A part of the name of the test in it that must, where its neighbours might for want of time. */
  only?: string;
}
