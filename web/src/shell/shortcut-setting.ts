const storageKey = 'wishwell.shortcuts';

/** Returns whether the keyboard shortcuts are on. They are on by default. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

/**
 * Stores in this browser whether keyboard shortcuts are on. Users must be able to turn shortcuts off (WCAG
 * 2.2, criterion 2.1.4).
 */
export function setShortcutsOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // If the browser blocks storage, the shortcuts stay on.
  }
}
