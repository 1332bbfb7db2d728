import { spawnSync } from 'node:child_process';

const toolPackages = { wrk: 'wrk', pgbench: 'postgresql-contrib (macOS: Homebrew’s postgresql)' } as const;

/** Returns an installation hint for each missing benchmark tool. */
export function listMissingToolMessages(tools: readonly (keyof typeof toolPackages)[]): string[] {
  return tools.flatMap((tool) => {
    const { error } = spawnSync(tool, ['--version'], { stdio: 'ignore' });
    return error ? [`${tool} is missing: install ${toolPackages[tool]}.`] : [];
  });
}
