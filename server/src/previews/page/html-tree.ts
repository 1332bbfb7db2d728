import { DomHandler, ElementType, Parser, type parseDocument } from 'htmlparser2';

export type HtmlDocument = ReturnType<typeof parseDocument>;
type HtmlNode = HtmlDocument['children'][number];
export type HtmlElement = Extract<HtmlNode, { attribs: unknown }>;
type HtmlText = Extract<HtmlNode, { type: ElementType.ElementType.Text }>;

/**
 * Maximum depth of the element tree. Deeper elements are flattened, as in browsers, because the parsing time
 * grows with the depth.
 */
const MAX_ELEMENT_DEPTH = 500;

/** Parser handler that counts the open elements, and collects all elements in page order. */
class PageHandler extends DomHandler {
  depth = 0;
  readonly elements: HtmlElement[] = [];

  protected override addNode(node: HtmlNode): void {
    super.addNode(node);
    if (isElementNode(node)) this.elements.push(node);
  }

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.depth += 1;
    super.onopentag(name, attributes);
  }

  override onclosetag(): void {
    this.depth -= 1;
    super.onclosetag();
  }
}

/** Creates an element deeper than `MAX_ELEMENT_DEPTH` without content, and ignores its end tag. */
class ShallowParser extends Parser {
  readonly #handler: PageHandler;
  #flattened = 0;
  #isOpening = false;

  constructor(handler: PageHandler) {
    super(handler);
    this.#handler = handler;
  }

  protected override isVoidElement(name: string): boolean {
    const isVoid = super.isVoidElement(name);
    return isVoid || (this.#isOpening && this.#flattened > 0);
  }

  override onopentagname(start: number, end: number): void {
    this.#isOpening = true;
    if (this.#handler.depth >= MAX_ELEMENT_DEPTH) this.#flattened += 1;
    super.onopentagname(start, end);
  }

  override onclosetag(start: number, end: number): void {
    this.#isOpening = false;
    if (this.#flattened === 0) return super.onclosetag(start, end);
    this.#flattened -= 1;
    this.startIndex = end + 1;
  }
}

export interface ParsedHtmlPage {
  document: HtmlDocument;
  /** All elements of the page, in page order. */
  elements: readonly HtmlElement[];
}

export function parseHtml(html: string): ParsedHtmlPage {
  const handler = new PageHandler();
  new ShallowParser(handler).end(html);
  return { document: handler.root, elements: handler.elements };
}

export const isElementNode = (node: HtmlNode): node is HtmlElement => 'attribs' in node;

export const isTextNode = (node: HtmlNode): node is HtmlText => node.type === ElementType.Text;

export interface NodeWithDepth {
  node: HtmlNode;
  /** Number of ancestors of the node, without the root. */
  depth: number;
}

/**
 * Yields all nodes below a root in page order. `enter` returns whether to visit the children of an element.
 * Uses no recursion, because a page may nest 100,000 elements.
 */
export function* walkHtmlNodes(
  root: HtmlDocument | HtmlElement,
  enter: (element: HtmlElement) => boolean = () => true,
): Generator<NodeWithDepth> {
  const ancestors: HtmlNode[] = [];
  let [node = null] = root.children;
  while (node) {
    yield { node, depth: ancestors.length };
    const [child = null] = isElementNode(node) && enter(node) ? node.children : [];
    if (child) {
      ancestors.push(node);
      node = child;
    } else {
      while (node && !node.nextSibling) node = ancestors.pop() ?? null;
      node = node?.nextSibling ?? null;
    }
  }
}

const elementsWithoutText: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'select',
  'button',
]);

export const hasVisibleText = ({ name }: HtmlElement): boolean => !elementsWithoutText.has(name);

const MAX_TEXT_LENGTH = 10_000;
const MAX_VISITED_NODES = 2_000;

/**
 * Returns the separator between a text and the text of the next element, usually a space. It is a point
 * before the cents of a price, which some shops write as a superscript: `12<sup>99</sup>` for 12.99.
 */
function chooseTextSeparator(text: string, { name, attribs, children }: HtmlElement): string {
  const [child] = children;
  const content = child && isTextNode(child) && children.length === 1 ? child.data.trim() : '';
  if (/^[.,]$/.test(content)) return '';
  const isCents = /^\d{2}$/.test(content) && (name === 'sup' || /cent|fraction|decimal/i.test(attribs.class ?? ''));
  if (!isCents) return ' ';
  return /\d\s*$/.test(text) ? '.' : '';
}

/**
 * Returns the visible text below an element. Replaces white space by single spaces. Stops after
 * `MAX_VISITED_NODES` nodes or `MAX_TEXT_LENGTH` characters.
 */
export function readVisibleText(root: HtmlElement, enter: (element: HtmlElement) => boolean = hasVisibleText): string {
  let text = '';
  let nodes = 0;
  for (const { node } of walkHtmlNodes(root, enter)) {
    nodes += 1;
    if (nodes > MAX_VISITED_NODES || text.length > MAX_TEXT_LENGTH) break;
    if (isTextNode(node)) text += node.data;
    else if (isElementNode(node)) text += chooseTextSeparator(text, node);
  }
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Returns the unparsed text of a `<script>`. */
export const readScriptText = ({ children }: HtmlElement): string =>
  children.map((child) => (isTextNode(child) ? child.data : '')).join('');

export const getAttribute = ({ attribs }: HtmlElement, name: string): string | undefined => attribs[name]?.trim();
