import { useState } from "react";
import { type Channel, channels } from "../../../core/channel.ts";
import { Link } from "../../../ui/link.tsx";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { ListHead } from "../data/list-head.tsx";
import { officePages } from "../data/office-paths.ts";
import { useOfficeMessages } from "../messages.ts";
import { samples } from "./samples.ts";
import "./ui.css";
import { useUiText } from "./words.ts";

const directions = ["ltr", "rtl"] as const;
type Direction = (typeof directions)[number];

/** Every component of the design system in every state, in both channels and both directions of writing. */
export default function Ui() {
  const t = useOfficeMessages();
  const words = useUiText();
  const [channel, setChannel] = useState<Channel>("poster");
  const [direction, setDirection] = useState<Direction>("ltr");
  return (
    <>
      <ListHead
        title={words.title}
        search={
          <div className="ui-switches">
            <SegmentedControl
              label={t.blocks.channel}
              name="ui-channel"
              segments={channels.map((value) => ({ value, label: t.blocks.channels[value] }))}
              value={channel}
              onChange={setChannel}
            />
            <SegmentedControl
              label={words.direction}
              name="ui-direction"
              segments={directions.map((value) => ({ value, label: words.directions[value] }))}
              value={direction}
              onChange={setDirection}
            />
            <Link underlined href={officePages.blocks}>
              {words.toBlocks}
            </Link>
          </div>
        }
      />
      <div className="ui-samples" data-channel={channel} data-room="shop" dir={direction}>
        {Object.entries(samples).map(([name, Sample]) => (
          <section key={name} aria-labelledby={`ui-${name}`}>
            <h2 id={`ui-${name}`}>{name}</h2>
            <div className="ui-sample">
              <Sample words={words} />
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
