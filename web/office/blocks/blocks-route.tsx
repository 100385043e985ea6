import { Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Channel, channels } from "../../../core/channel.ts";
import { createApi } from "../../../core/http/api.ts";
import { done } from "../../../core/outcome.ts";
import { shopOf } from "../../../core/shop.ts";
import { Link } from "../../../ui/link.tsx";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { blocks } from "../../content/blocks/blocks.generated.ts";
import contentStyles from "../../content/content.css?url";
import { ContentBlocks } from "../../content/content-blocks.tsx";
import { readBody } from "../../content/read-page.ts";
import { useLocale } from "../../words/context.tsx";
import { ListHead } from "../data/list-head.tsx";
import { ListWait } from "../data/list-wait.tsx";
import { officePages } from "../data/office-paths.ts";
import { useAnswer } from "../data/use-answer.ts";
import { useOfficeMessages } from "../messages.ts";
import "./blocks.css";
import { isHeld, type Step, stepped } from "./in-order.ts";

const examples = blocks.map(({ example }) => example);

/** Every block that pages can be made of, as its example is shown to visitors of either channel. */
export default function Blocks() {
  const t = useOfficeMessages();
  const [channel, setChannel] = useState<Channel>("poster");
  const [steps, setSteps] = useState<readonly Step[]>(() => examples.map(() => "far"));
  const onStep = useCallback(
    (index: number, to: "coming" | "drawn") => setSteps((before) => stepped(before, index, to)),
    [],
  );
  const segments = channels.map((value) => ({ value, label: t.blocks.channels[value] }));
  return (
    <>
      <link rel="stylesheet" href={contentStyles} precedence="default" />
      <ListHead
        title={t.blocks.title}
        search={
          <div className="blocks-switches">
            <SegmentedControl label={t.blocks.channel} segments={segments} value={channel} onChange={setChannel} />
            <Link underlined href={officePages.ui}>
              {t.blocks.toUi}
            </Link>
          </div>
        }
      />
      {examples.map((example, index) => (
        <Section
          key={example.component}
          example={example}
          channel={channel}
          index={index}
          held={isHeld(steps, index)}
          onStep={onStep}
        />
      ))}
    </>
  );
}

interface ExampleProps {
  readonly example: (typeof examples)[number];
  readonly channel: Channel;
}

interface SectionProps extends ExampleProps {
  readonly index: number;
  readonly held: boolean;
  readonly onStep: (index: number, to: "coming" | "drawn") => void;
}

/** A block and its name; what it shows is asked for when somebody is about to see it, so that the first ones need not queue behind thirty others. */
function Section({ example, channel, index, held, onStep }: SectionProps) {
  const section = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const come = ([seen]: readonly IntersectionObserverEntry[]) => {
      if (!seen?.isIntersecting) return;
      watch.disconnect();
      setNear(true);
      onStep(index, "coming");
    };
    const watch = new IntersectionObserver(come, { rootMargin: "400px" });
    if (section.current) watch.observe(section.current);
    return () => watch.disconnect();
  }, [index, onStep]);
  const onDrawn = useCallback(() => onStep(index, "drawn"), [index, onStep]);
  const id = `block-${example.component}`;
  return (
    <section ref={section} className="block-example" data-held={held || undefined} aria-labelledby={id}>
      <h2 id={id}>{example.component}</h2>
      {near ? <Example example={example} channel={channel} onDrawn={onDrawn} /> : <ListWait rows={3} />}
    </section>
  );
}

/** One block; each waits for its own answers and its own script alone. */
function Example({ example, channel, onDrawn }: ExampleProps & { readonly onDrawn: () => void }) {
  const t = useOfficeMessages();
  const locale = useLocale();
  const { answer } = useAnswer(channel, async () => {
    const shop = shopOf(channel, locale);
    const api = createApi((input, init) => fetch(input, init), "", { "x-channel": channel, "x-locale": locale });
    const ignore = () => {};
    const about = { shop, api, ownHosts: [location.hostname], leftOut: ignore, editable: false };
    return done(await readBody([example], about));
  });
  if (answer.kind !== "ready") return <ListWait rows={3} />;
  return (
    <Suspense fallback={<ListWait rows={3} />}>
      {answer.value.length === 0 && <p className="mute">{t.blocks.nothing}</p>}
      <div className="block-example-page" data-channel={channel} data-room="shop">
        <ContentBlocks blocks={answer.value} />
      </div>
      <Drawn onDrawn={onDrawn} />
    </Suspense>
  );
}

/** Tells, in the frame in which what stands beside it is drawn, that it is. */
function Drawn({ onDrawn }: { readonly onDrawn: () => void }) {
  useLayoutEffect(onDrawn, [onDrawn]);
  return null;
}
