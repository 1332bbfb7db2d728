import { expect, test } from 'vitest';
import { formatPodmanConfiguration } from './engine.ts';

test('formatPodmanConfiguration returns no settings for a machine with systemd and cgroups v2', () => {
  expect(formatPodmanConfiguration({ systemd: true, unifiedCgroups: true, raisesLimits: true })).toBe(
    '[containers]\n[engine]\n',
  );
});

test('formatPodmanConfiguration returns settings if systemd, cgroups v2 and CAP_SYS_RESOURCE are missing', () => {
  const settings = formatPodmanConfiguration({ systemd: false, unifiedCgroups: false, raisesLimits: false });
  expect(settings).toMatch(/\[containers\]\ndefault_ulimits = .*\n\[engine\]\ncgroup_manager = "cgroupfs"\n/);
  expect(settings).toContain('runtime = "runc"');
});
