import type { PreviewProblem } from '@wishwell/contract/previews.ts';

/** Error that ends a link preview. `problem`, which the response contains, tells the reason. */
export class PreviewFailure extends Error {
  readonly problem: PreviewProblem;

  constructor(problem: PreviewProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}
