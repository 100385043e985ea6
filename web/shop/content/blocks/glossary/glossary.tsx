import "./glossary.css";
import { labelled } from "../../../../../core/label-text.ts";
import { useLocale } from "../../../../messages/context.tsx";
import { useBlockWords } from "../../block-words.ts";
import type { Glossary } from "./schema.ts";

const anchorOf = (uid: string, letter: string) => `${uid}-${letter}`;

export const GlossaryBlock = ({ block }: { readonly block: Glossary & { readonly _uid: string } }) => {
  const { _uid, headline, groups } = block;
  const locale = useLocale();
  const { letters, more } = useBlockWords().glossary;
  return (
    <section className="wrap content-glossary">
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
