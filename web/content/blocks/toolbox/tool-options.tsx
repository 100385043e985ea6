import { useId, useState } from "react";
import { SegmentedControl } from "../../../../ui/segmented-control.tsx";
import { Select } from "../../../../ui/select.tsx";
import { Slider } from "../../../../ui/slider.tsx";
import type { Toolbox, ToolName } from "./block.ts";

interface ToolOptionsProps {
  readonly block: Toolbox;
  readonly tool: ToolName;
}

/** How a tool works, as fields of its form. */
export function ToolOptions({ block, tool }: ToolOptionsProps) {
  if (tool === "convert") return <FormatOption block={block} />;
  return tool === "pdf" ? <PaperOption words={block.words} /> : <SizeOptions words={block.words} />;
}

const formatNames = { jpeg: "JPEG", png: "PNG", webp: "WebP", avif: "AVIF" } as const;

function FormatOption({ block: { words, formats } }: { readonly block: Toolbox }) {
  const [format, setFormat] = useState<(typeof formats)[number]>("jpeg");
  return (
    <div className="content-toolbox-option">
      <p className="field-label" aria-hidden="true">
        {words.format}
      </p>
      <SegmentedControl
        label={words.format}
        name="format"
        segments={formats.map((value) => ({ value, label: formatNames[value] }))}
        value={format}
        onChange={setFormat}
      />
      <p className="field-hint content-toolbox-scripted" aria-live="polite">
        {words.formats[format]}
      </p>
    </div>
  );
}

type WithWords = { readonly words: Toolbox["words"] };

function PaperOption({ words }: WithWords) {
  const [paper, setPaper] = useState<keyof typeof words.papers>("a4");
  return (
    <div className="content-toolbox-option">
      <p className="field-label" aria-hidden="true">
        {words.paper}
      </p>
      <SegmentedControl
        label={words.paper}
        name="paper"
        segments={(["a4", "letter", "picture"] as const).map((value) => ({ value, label: words.papers[value] }))}
        value={paper}
        onChange={setPaper}
      />
    </div>
  );
}

/** Pixels of the longer edge, by what people do with it. */
const edges = ["", "4000", "2500", "1600", "1000"] as const;

function SizeOptions({ words }: WithWords) {
  const [quality, setQuality] = useState(80);
  const id = useId();
  return (
    <div className="content-toolbox-two">
      <div className="content-toolbox-option">
        <p className="field-label content-toolbox-quality" id={id}>
          <span>{words.quality}</span>
          <span className="num content-toolbox-scripted">{quality}</span>
        </p>
        <Slider label={words.quality} name="quality" value={quality} min={30} max={95} step={5} onChange={setQuality} />
        <p className="field-hint">{words.qualityHint}</p>
      </div>
      <Select
        label={words.edge}
        name="maxEdge"
        options={edges.map((value) => ({ value, label: words.edges[value || "same"] }))}
      />
    </div>
  );
}
