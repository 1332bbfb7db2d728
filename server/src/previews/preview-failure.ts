import type { PreviewProblem } from '@wishwell/contract/previews.ts';

/** Error that ends a preview. The response contains its problem. */
export class PreviewFailure extends Error {
  readonly problem: PreviewProblem;

  constructor(problem: PreviewProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}
