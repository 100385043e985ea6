import type { ReactNode } from "react";
import { providerOf } from "../../../core/image/image-address.ts";
import { responsiveImage } from "../../../core/image/responsive-image.ts";
import { useBlockView } from "./block-view.ts";
import type { HeadingLevel, Mark, RichNode, RichText, TableRow } from "./rich-text-tree.ts";

/** Draws a text that was read. */
export const RichTextView = ({ text }: { readonly text: RichText }) => (
  <div className="rich-text">
    <Nodes nodes={text} />
  </div>
);

const Nodes = ({ nodes }: { readonly nodes: RichText }) =>
  // A text has no names for its parts, and no part keeps anything that could go astray.
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  nodes.map((node, index) => <Node key={index} node={node} before={nodes[index - 1]} />);

const headings = { 1: "h1", 2: "h2", 3: "h3", 4: "h4", 5: "h5", 6: "h6" } as const satisfies Record<
  HeadingLevel,
  string
>;

interface NodeProps {
  readonly node: RichNode;
  readonly before: RichNode | undefined;
}

function Node({ node, before }: NodeProps): ReactNode {
  switch (node.type) {
    case "text":
      return <Words text={node.text} marks={node.marks ?? []} />;
    case "link":
      return (
        <a className="link" {...node.link}>
          <Nodes nodes={node.content} />
        </a>
      );
    case "hard_break":
      return <br />;
    case "horizontal_rule":
      return <hr />;
    case "emoji":
      return (
        <span
          {...(node.name && { role: "img", "aria-label": node.name })}
          data-name={node.name}
          data-emoji={node.emoji}
        >
          {node.emoji}
        </span>
      );
    case "image": {
      const { type, ...image } = node;
      return <img {...image} {...inSizes(image.src)} alt={image.alt} loading="lazy" decoding="async" />;
    }
    case "code_block":
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <pre tabIndex={0}>
          <code>{node.text}</code>
        </pre>
      );
    case "table":
      return <Table head={node.head} body={node.body} />;
    case "blok":
      return <Blocks node={node} />;
    case "heading": {
      const Heading = headings[node.level];
      return (
        // It goes on with the head above it, and stands closer (`rich-text.css`).
        <Heading style={{ textAlign: node.align }} data-below-head={before?.type === "heading" || undefined}>
          <Nodes nodes={node.content} />
        </Heading>
      );
    }
    default:
      return <Container node={node} />;
  }
}

/** As wide as a column of text at most; a picture from elsewhere as it is. */
function inSizes(src: string) {
  if (providerOf(src) !== "content") return {};
  const { sources, ...shown } = responsiveImage(src, { md: "100vw", xl: "720px" }, { format: "webp" });
  return { src: shown.src, sizes: shown.sizes, srcSet: sources[0]?.srcSet };
}

type ContainerNode = Extract<
  RichNode,
  { type: "paragraph" | "blockquote" | "bullet_list" | "ordered_list" | "list_item" }
>;

function Container({ node }: { readonly node: ContainerNode }) {
  const inner = <Nodes nodes={node.content} />;
  const style = "align" in node ? { textAlign: node.align } : undefined;
  switch (node.type) {
    case "paragraph":
      return <p style={style}>{inner}</p>;
    case "blockquote":
      return <blockquote>{inner}</blockquote>;
    case "bullet_list":
      return <ul>{inner}</ul>;
    case "ordered_list":
      return <ol start={node.start === 1 ? undefined : node.start}>{inner}</ol>;
    case "list_item":
      return <li>{inner}</li>;
  }
}

const plain = {
  bold: "strong",
  italic: "em",
  strike: "s",
  underline: "u",
  code: "code",
  superscript: "sup",
  subscript: "sub",
} as const;

function Marked({ mark, children }: { readonly mark: Mark; readonly children: ReactNode }) {
  switch (mark.type) {
    case "highlight":
      return <mark style={{ backgroundColor: mark.color }}>{children}</mark>;
    case "color":
      return <span style={{ color: mark.color }}>{children}</span>;
    case "styled":
      return <span className={mark.style}>{children}</span>;
    case "anchor":
      return <span id={mark.id}>{children}</span>;
    default: {
      const Tag = plain[mark.type];
      return <Tag>{children}</Tag>;
    }
  }
}

/** A text inside its marks, the first outermost. */
function Words({
  text,
  marks: [mark, ...inner],
}: {
  readonly text: string;
  readonly marks: readonly Mark[];
}): ReactNode {
  if (mark === undefined) return text;
  return (
    <Marked mark={mark}>
      <Words text={text} marks={inner} />
    </Marked>
  );
}

const Table = ({ head, body }: { readonly head: readonly TableRow[]; readonly body: readonly TableRow[] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
  <div className="rich-text-table" tabIndex={0}>
    <table>
      {head.length > 0 && (
        <thead>
          <Rows rows={head} scope="col" />
        </thead>
      )}
      {body.length > 0 && (
        <tbody>
          <Rows rows={body} scope="row" />
        </tbody>
      )}
    </table>
  </div>
);

const Rows = ({ rows, scope }: { readonly rows: readonly TableRow[]; readonly scope: "col" | "row" }) =>
  rows.map(({ cells }, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows and cells have no names
    <tr key={row}>
      {cells.map(({ head, background, content, ...span }, cell) => {
        const Cell = head ? "th" : "td";
        return (
          <Cell
            // biome-ignore lint/suspicious/noArrayIndexKey: rows and cells have no names
            key={cell}
            scope={head ? scope : undefined}
            style={background === undefined ? undefined : { backgroundColor: background }}
            colSpan={span.colSpan === 1 ? undefined : span.colSpan}
            rowSpan={span.rowSpan === 1 ? undefined : span.rowSpan}
          >
            <Nodes nodes={content} />
          </Cell>
        );
      })}
    </tr>
  ));

function Blocks({ node }: { readonly node: Extract<RichNode, { type: "blok" }> }) {
  const Block = useBlockView();
  return node.blocks.map((block) => <Block key={block._uid} block={block} />);
}
