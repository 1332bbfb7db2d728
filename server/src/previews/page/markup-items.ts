import {
  getAttribute,
  type HtmlElement,
  type ParsedHtmlPage,
  isElementNode,
  type NodeWithDepth,
  readVisibleText,
  walkHtmlNodes,
} from './html-tree.ts';
import {
  addPropertyValue,
  createSchemaOrgItem,
  type SchemaOrgItem,
  removeVocabularyPrefix,
} from './schema-org-item.ts';

/** Functions that find items and their properties in an HTML page with one syntax, microdata or RDFa. */
interface MarkupSyntax {
  /** Returns the types of the item that begins at this element; undefined if no item begins there. */
  typesAt(element: HtmlElement): readonly string[] | undefined;
  propertiesAt(element: HtmlElement): readonly string[];
  /**
   * Returns the names of the properties that the element declares without a value. The next item inside the
   * element is their value (RDFa 1.1, incomplete triples).
   */
  propertiesOfNext(element: HtmlElement): readonly string[];
}

const splitWords = (text: string | undefined): string[] => text?.split(/\s+/).filter(Boolean) ?? [];

const microdata: MarkupSyntax = {
  typesAt: (element) =>
    getAttribute(element, 'itemscope') === undefined ? undefined : splitWords(getAttribute(element, 'itemtype')),
  propertiesAt: (element) => splitWords(getAttribute(element, 'itemprop')),
  propertiesOfNext: () => [],
};

/**
 * RDFa syntax. Properties outside an item are ignored, because they may be Open Graph tags in the head, which
 * also use the attribute `property`.
 */
const rdfa: MarkupSyntax = {
  typesAt: (element) => {
    const types = splitWords(getAttribute(element, 'typeof'));
    return types.length > 0 ? types : undefined;
  },
  propertiesAt: (element) => [
    ...splitWords(getAttribute(element, 'property')),
    ...splitWords(getAttribute(element, 'rel')),
  ],
  propertiesOfNext: (element) =>
    ['typeof', 'href', 'src', 'resource'].some((name) => name in element.attribs)
      ? []
      : splitWords(getAttribute(element, 'rel')),
};

const urlAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  area: ['href'],
  link: ['href'],
  img: ['data-src', 'src'],
  source: ['src'],
  audio: ['src'],
  video: ['src'],
  embed: ['src'],
  iframe: ['src'],
  object: ['data'],
  data: ['value'],
  meter: ['value'],
  time: ['datetime'],
};

/**
 * Returns the value of a microdata or RDFa property (HTML Standard): for some elements an attribute,
 * otherwise the text.
 */
function readPropertyValue(element: HtmlElement): string {
  const content = getAttribute(element, 'content') ?? getAttribute(element, 'resource');
  if (content !== undefined) return content;
  const names = Object.hasOwn(urlAttributes, element.name) ? urlAttributes[element.name] : undefined;
  const attributeValue = names
    ?.map((name) => getAttribute(element, name))
    .find((value) => value !== undefined && value !== '');
  return attributeValue ?? readVisibleText(element);
}

interface UnclosedItem {
  item: SchemaOrgItem;
  depth: number;
  /**
   * Names of properties that an element declares without a value. The next item inside the element becomes
   * their value.
   */
  pendingNames: readonly string[];
}

const MAX_ITEM_REFERENCES = 50;

/**
 * Returns the root items of a page, and adds each property to the innermost item that contains its element. A
 * root item is not a property of another item.
 */
function readRootItems(
  nodes: Iterable<NodeWithDepth>,
  markup: MarkupSyntax,
  open: UnclosedItem[],
): [HtmlElement, SchemaOrgItem][] {
  const roots: [HtmlElement, SchemaOrgItem][] = [];
  for (const { node, depth } of nodes) {
    if (!isElementNode(node)) continue;
    while ((open.at(-1)?.depth ?? -Infinity) >= depth) open.pop();
    const parentItem = open.at(-1);
    const types = markup.typesAt(node);
    const item = types && createSchemaOrgItem(types, getAttribute(node, 'itemid') ?? getAttribute(node, 'resource'));
    const ownNames = markup.propertiesAt(node);
    const names = (item && ownNames.length === 0 ? (parentItem?.pendingNames ?? []) : ownNames).map(
      removeVocabularyPrefix,
    );
    const pendingNames = markup.propertiesOfNext(node);
    if (parentItem && pendingNames.length > 0) open.push({ item: parentItem.item, depth, pendingNames });
    else if (parentItem)
      for (const name of names) addPropertyValue(parentItem.item, name, item ?? readPropertyValue(node));
    if (item && !(parentItem && names.length > 0)) roots.push([node, item]);
    if (item) open.push({ item, depth, pendingNames: [] });
  }
  return roots;
}

function* walkWithRoot(element: HtmlElement): Generator<NodeWithDepth> {
  yield { node: element, depth: 0 };
  for (const { node, depth } of walkHtmlNodes(element)) yield { node, depth: depth + 1 };
}

/** Returns the root items of a page in one syntax. A root item is not a property of another item. */
function readItems({ document, elements }: ParsedHtmlPage, markup: MarkupSyntax): SchemaOrgItem[] {
  if (!elements.some((element) => markup.typesAt(element) !== undefined)) return [];
  const roots = readRootItems(walkHtmlNodes(document), markup, []);
  // Adds properties from elsewhere in the page to the items that refer to them (HTML Standard, `itemref`).
  const references = roots.flatMap(([element, item]) =>
    splitWords(getAttribute(element, 'itemref')).map((id) => ({ id, item })),
  );
  for (const { id, item } of references.slice(0, MAX_ITEM_REFERENCES)) {
    const element = elements.find(({ attribs }) => attribs.id === id);
    if (element) readRootItems(walkWithRoot(element), markup, [{ item, depth: -1, pendingNames: [] }]);
  }
  return roots.map(([, item]) => item);
}

export const readMicrodata = (page: ParsedHtmlPage): SchemaOrgItem[] => readItems(page, microdata);

export const readRdfa = (page: ParsedHtmlPage): SchemaOrgItem[] => readItems(page, rdfa);
