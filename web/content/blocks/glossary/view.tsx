import { labelled } from "../../../../core/label-text.ts";
import { useLocale } from "../../../words/context.tsx";
import { useWords } from "../../../words/use-words.ts";
import type { ViewProps } from "../../define/define-block.ts";
import type { block } from "./block.ts";
import styles from "./glossary.css?url";
import { glossaryWords } from "./words.ts";

const anchorOf = (uid: string, letter: string) => `${uid}-${letter}`;

export const View = ({ block: { _uid, headline, groups } }: ViewProps<typeof block>) => {
  const { letters, more } = useWords(glossaryWords);
  const locale = useLocale();
  return (
    <section className="wrap content-glossary">
      <link rel="stylesheet" href={styles} precedence="default" />
      {headline !== "" && <h2>{headline}</h2>}
      <nav aria-label={letters}>
        <ul>
          {groups.map(({ letter }) => (
            <li key={letter}>
              <a href={`#${anchorOf(_uid, letter)}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ letter, terms }) => (
        <section key={letter} aria-labelledby={anchorOf(_uid, letter)}>
          <h3 id={anchorOf(_uid, letter)}>{letter}</h3>
          <dl>
            {terms.map(({ anchor, name, text, link }) => (
              <div key={anchor} id={anchor}>
                <dt>{name}</dt>
                <dd>
                  {text}
                  {link && (
                    <>
                      {" "}
                      <a {...link}>
                        {more}
                        <span className="visually-hidden">{labelled("", name, locale)}</span>
                      </a>
                    </>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  );
};
