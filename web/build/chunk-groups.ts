interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

interface Group {
  name: string | ((id: string, graph: Graph) => string | null);
  priority: number;
  test?: RegExp;
  tags?: '$initial'[];
}

/** What every page needs and a new version of the app seldom changes; a file of its own stays in the cache. */
const framework = /\/node_modules\/(?:react|react-dom|scheduler|@lingui|use-sync-external-store)\//;

/** What stands around every page behind the guard, and the first of them. Toasts are seldom wanted elsewhere. */
const signedIn = [
  'shell/SignedInLayout.tsx',
  'shell/PendingCount.tsx',
  'bug-reports/ReportButton.tsx',
  'home/HomePage.tsx',
  'ui/ToastStack.tsx',
];
/** What pages of friends show as well as those of own lists, but without the forms of the latter. */
const cards = [
  'api/friend-wishlists.ts',
  'api/friends.ts',
  'ui/use-stable-order.ts',
  'ui/BackLink.tsx',
  'ui/ConfirmDialog.tsx',
  'ui/EmptyState.tsx',
  'ui/ErrorState.tsx',
  'ui/PageHeading.tsx',
  'ui/TextField.tsx',
  'forms/use-failure-report.ts',
  'ui/use-title-focus-on-leave.ts',
  'items/items-heading.ts',
  'items/ItemCard.tsx',
  'items/ItemDetailsDialog.tsx',
  'items/ItemGrid.tsx',
  'items/ItemGridSkeleton.tsx',
  'wishlists/PrintButton.tsx',
  'items/ShopLink.tsx',
  'wishlists/WishlistGrid.tsx',
  'wishlists/WishlistGridSkeleton.tsx',
  'wishlists/WishlistMissing.tsx',
];
const lists = ['wishlists/MyWishlistsPage.tsx', 'wishlists/OwnWishlistPage.tsx'];

/** A group of these modules of `src/` and all that they import, directly or not, and that no group before it has. */
function groupOf(name: string, priority: number, modules: readonly string[], root: string): Group {
  let members: Set<string> | undefined;
  const findMembers = (graph: Graph): Set<string> => {
    const found = new Set(modules.map((module) => `${root}/src/${module}`));
    for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
    return found;
  };
  return {
    name: (id, graph) => {
      members ??= findMembers(graph);
      return members.has(id) ? name : null;
    },
    priority,
  };
}

/**
 * The files that modules go to. A request costs a round trip, so that what is wanted together travels in one file;
 * what no group has, the bundler divides.
 */
export const chunkGroups = (root: string): Group[] => [
  { name: 'framework', priority: 40, test: framework },
  // What the first script imports: without a group of its own, those below would take it with them.
  { name: 'app', priority: 30, tags: ['$initial'] },
  groupOf('signed-in', 20, signedIn, root),
  groupOf('cards', 15, cards, root),
  groupOf('lists', 10, lists, root),
];
