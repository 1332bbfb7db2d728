import { expect, test } from 'vitest';
import { settingsFor } from './engine.ts';

test('where podman runs by itself nothing is set', () => {
  expect(settingsFor({ systemd: true, unifiedCgroups: true, raisesLimits: true })).toBe('[containers]\n[engine]\n');
});

test('without systemd, with old control groups and without the right to raise limits it is told so', () => {
  const settings = settingsFor({ systemd: false, unifiedCgroups: false, raisesLimits: false });
  expect(settings).toMatch(/\[containers\]\ndefault_ulimits = .*\n\[engine\]\ncgroup_manager = "cgroupfs"\n/);
  expect(settings).toContain('runtime = "runc"');
});
