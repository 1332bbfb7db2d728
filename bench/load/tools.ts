import { spawnSync } from 'node:child_process';

const packages = { wrk: 'wrk', pgbench: 'postgresql-contrib (macOS: Homebrew’s postgresql)' } as const;

/** What to install for each of `tools` that is not there; empty when all are. */
export function missingTools(tools: readonly (keyof typeof packages)[]): string[] {
  return tools.flatMap((tool) => {
    const { error } = spawnSync(tool, ['--version'], { stdio: 'ignore' });
    return error ? [`${tool} is missing: install ${packages[tool]}.`] : [];
  });
}
