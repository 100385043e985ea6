import "./landing-layout.css";
import { ContentButton } from "../../../../content/blocks/button/view.tsx";
import { ContentBlocks } from "../../../../content/content-blocks.tsx";
import { ContentPhoto } from "../../../../content/content-photo.tsx";
import type { ContentPage } from "../../../../content/read-page.ts";
import { useMessages } from "../../../../words/context.tsx";
import { CalculatorIsland } from "../../page-calculator/calculator-island.ts";

/**
 * Experiment 965: a picture over the whole width with the words on a sheet before it, reasons in a row, and beside the
 * text what one does next, in steps that stay in sight. What one does next comes before what one may read, for keys and
 * readers as on phones.
 */
export function LandingLayout({ page }: { readonly page: ContentPage }) {
  const { calculator } = page;
  return (
    <div className="landing">
      <Stage page={page} />
      <div className="landing-trust">
        <ContentBlocks blocks={page.uspTeaser} />
      </div>
      <div className="wrap landing-columns">
        {calculator?.offer && (
          <aside className="landing-box">
            <Steps />
            <CalculatorIsland calculator={calculator} />
          </aside>
        )}
        <div className="landing-body content-page">
          <ContentBlocks blocks={page.body} />
        </div>
      </div>
    </div>
  );
}

/** The first block of the page's head, its picture as the stage; any other block is drawn as everywhere. */
function Stage({ page }: { readonly page: ContentPage }) {
  const [first] = page.teaser;
  if (first?.component !== "teaser" || first.picture === null) return <ContentBlocks blocks={page.teaser} />;
  const { headline, text, picture, buttons } = first;
  return (
    <section className="landing-stage" {...first.editable}>
      <div className="landing-stage-picture">
        <ContentPhoto picture={picture} sizes="(max-width: 719px) 150vw, 100vw" first />
      </div>
      <div className="wrap">
        <div className="landing-stage-words">
          <h1>{headline}</h1>
          {text !== "" && <p className="lead">{text}</p>}
          {buttons.length > 0 && (
            <div className="content-teaser-buttons">
              {buttons.map((button) => (
                <ContentButton key={button.text} button={button} />
              ))}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

function Steps() {
  const t = useMessages().layouts.page;
  return (
    <ol className="landing-steps" aria-label={t.steps}>
      {[t.choose, t.design, t.order].map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
