interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

interface ChunkGroup {
  name: string | ((id: string, graph: ModuleGraph) => string | null);
  priority: number;
  test?: RegExp;
  tags?: '$initial'[];
}

/**
 * Matches the packages that every page needs. They seldom change, so browsers can cache their chunk for a
 * long time.
 */
const frameworkPattern = /\/node_modules\/(?:react|react-dom|scheduler|@lingui|react-router|use-sync-external-store)\//;

/**
 * Modules that pages with data from the API need. Pages for visitors need them too, so they are not in the
 * group `signed-in`.
 */
const dataModules = [
  'api/query-client.ts',
  'api/client.ts',
  'sharing/giving-choice.ts',
  'api/fetch-all-pages.ts',
  'api/suggestions.ts',
  'ui/dialog-stack.ts',
  'ui/Badge.tsx',
  'ui/icons/page-icons.ts',
];
/**
 * Modules that render the layout of signed-in pages and its toasts. Pages for visitors rarely show toasts.
 */
const signedInModules = [
  'shell/SignedInLayout.tsx',
  'shell/DialogErrorBoundary.tsx',
  'shell/FriendRequestCountBadge.tsx',
  'bug-reports/BugReportButton.tsx',
  'ui/ToastStack.tsx',
];
/** Modules that the pages of the user's own lists, of friends' lists and of shared lists have in common. */
const itemCardModules = [
  'ui/use-stable-order.ts',
  'ui/BackLink.tsx',
  'ui/ConfirmDialog.tsx',
  'ui/EmptyState.tsx',
  'ui/ErrorState.tsx',
  'ui/TextField.tsx',
  'forms/use-failure-reporter.ts',
  'ui/use-title-focus-on-dialog-close.ts',
  'ui/use-move-focus-on-removal.ts',
  'items/items-heading.ts',
  'items/ItemSearchControls.tsx',
  'items/use-item-search.ts',
  'items/ItemCard.tsx',
  'items/ItemDetailsDialog.tsx',
  'items/ItemGrid.tsx',
  'items/ItemSectionsForGivers.tsx',
  'items/ItemSections.tsx',
  'items/ClaimButton.tsx',
  'items/ClaimsNotice.tsx',
  'items/describe-item-changes.ts',
  'items/use-item-sections.ts',
  'items/Price.tsx',
  'ui/ExpandableText.tsx',
  'items/ItemGridSkeleton.tsx',
  'wishlists/PrintButton.tsx',
  'items/ShopLink.tsx',
  'wishlists/WishlistGrid.tsx',
  'wishlists/WishlistGridSkeleton.tsx',
  'wishlists/WishlistErrorMessage.tsx',
  'shell/PageNotFoundMessage.tsx',
];
/**
 * Modules of the wishlist card and its cover. Home, the page of a friend and My Wishlists show wishlist
 * cards.
 */
const wishlistCardModules = [
  'api/friends.ts',
  'api/friend-wishlists.ts',
  'api/gifts.ts',
  'items/ItemImage.tsx',
  'items/ItemInitialLetter.tsx',
  'ui/PageHeading.tsx',
  'ui/InlineError.tsx',
  'ui/illustrations/drawings.tsx',
  'ui/Grid.tsx',
  'wishlists/WishlistCard.tsx',
];
const menuModules = ['ui/Menu.tsx'];
/**
 * Modules that the pages behind secret links have in common: shared lists, invitations and a guest's claims.
 */
const secretLinkModules = [
  'api/shared.ts',
  'sharing/SecretLinkQueryProvider.tsx',
  'sharing/SharedWishlistContent.module.css',
];
const homeModules = ['home/HomePage.tsx'];
const ownListModules = ['wishlists/OwnWishlistPage.tsx'];
const ownListsModules = ['wishlists/MyWishlistsPage.tsx'];

/** Returns a chunk group that contains the given modules of `src/` and all modules that they import. */
function createGroup(name: string, priority: number, modules: readonly string[], root: string): ChunkGroup {
  let members: Set<string> | undefined;
  const findMembers = (graph: ModuleGraph): Set<string> => {
    const modulesFound = new Set(modules.map((module) => `${root}/src/${module}`));
    for (const id of modulesFound)
      for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) modulesFound.add(imported);
    return modulesFound;
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
 * Returns the groups of modules. The bundler writes each group into one file, which saves round trips. A
 * module that matches several groups belongs to the one with the highest priority.
 */
export const createBundleChunkGroups = (root: string): ChunkGroup[] => [
  { name: 'framework', priority: 40, test: frameworkPattern },
  // Modules that the entry script imports. Every page loads this script, and would load the whole of any
  // other group that contained one of them.
  { name: 'app', priority: 30, tags: ['$initial'] },
  createGroup('data', 25, dataModules, root),
  createGroup('signed-in', 20, signedInModules, root),
  createGroup('covers', 18, wishlistCardModules, root),
  createGroup('cards', 15, itemCardModules, root),
  createGroup('menu', 13, menuModules, root),
  createGroup('secret-link', 12, secretLinkModules, root),
  createGroup('home', 12, homeModules, root),
  createGroup('list', 10, ownListModules, root),
  createGroup('lists', 9, ownListsModules, root),
];
