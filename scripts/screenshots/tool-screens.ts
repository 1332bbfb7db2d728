import type { Screen } from './screen.ts';

/** Staff Tools and Superuser Tools. */
export const toolScreens: readonly Screen[] = [
  { name: 'staff-tools', who: 'theo', path: '/staff-tools' },
  { name: 'superuser-tools', who: 'priya', path: '/superuser-tools' },
  { name: 'superuser-users-full', who: 'priya', path: '/superuser-tools/users' },
  {
    name: 'superuser-users-empty',
    who: 'priya',
    path: '/superuser-tools/users',
    stubs: [{ address: 'users', answer: { json: [] } }],
    until: 'No users found.',
  },
  {
    name: 'superuser-users-loading',
    who: 'priya',
    path: '/superuser-tools/users',
    stubs: [{ address: 'users', answer: 'hold' }],
    until: 'All Users',
  },
  {
    name: 'superuser-users-refused',
    who: 'mara',
    path: '/superuser-tools/users',
    until: 'Failed to load users.',
  },
  { name: 'superuser-pending', who: 'priya', path: '/superuser-tools/pending-users' },
  { name: 'superuser-bugs-full', who: 'priya', path: '/superuser-tools/bug-reports' },
  {
    name: 'superuser-bugs-empty',
    who: 'priya',
    path: '/superuser-tools/bug-reports',
    stubs: [{ address: 'bugreports', answer: { json: [] } }],
    until: 'No bug reports found.',
  },
  {
    name: 'superuser-bugs-loading',
    who: 'priya',
    path: '/superuser-tools/bug-reports',
    stubs: [{ address: 'bugreports', answer: 'hold' }],
    until: 'Bug Reports',
  },
  {
    name: 'superuser-bugs-error',
    who: 'priya',
    path: '/superuser-tools/bug-reports',
    stubs: [{ address: 'bugreports', answer: 'fail' }],
    until: 'Retry',
  },
];
