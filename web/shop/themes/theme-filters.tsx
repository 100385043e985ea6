import type { ThemesAnswer } from "../../../services/themes/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Disclosure, Opener } from "../../../ui/disclosure.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { searchOf, type ThemeChoice, toggled } from "../../frame/navigation/theme-address.ts";
import { useMessages } from "../../words/context.tsx";

interface ThemeFiltersProps {
  readonly facets: ThemesAnswer["facets"];
  readonly choice: ThemeChoice;
  readonly path: string;
}

/** Words to search for, and every filter as links with counts: it works without scripts, and back goes back. */
export function ThemeFilters({ facets, choice, path }: ThemeFiltersProps) {
  const t = useMessages().themes;
  return (
    <div className="theme-filters">
      <search>
        <form action={path} className="theme-search">
          <TextInput label={t.search} type="search" name="q" defaultValue={choice.words} maxLength={80} />
          {Object.entries(choice.filters).flatMap(([type, values]) =>
            values.map((value) => (
              <input key={`${type} ${value}`} type="hidden" name={`filter[${type}][]`} value={value} />
            )),
          )}
          <Button type="submit" look="ghost" icon="search">
            {t.find}
          </Button>
        </form>
      </search>
      <details
        className="theme-filter-box"
        open={Object.values(choice.filters).some((values) => values.length > 0) || undefined}
      >
        <Opener>{t.filters}</Opener>
        <nav aria-label={t.filters}>
          {facets
            .filter(({ values }) => values.length > 1 || values.some(({ chosen }) => chosen))
            .map(({ type, label, values }, index) => (
              <Disclosure key={type} title={label} open={index < 3 || values.some(({ chosen }) => chosen)}>
                <ul className="theme-values">
                  {values.map(({ value, label: name, count, chosen }) => (
                    <li key={value}>
                      <a
                        className="theme-value"
                        href={path + searchOf(toggled(choice, type, value))}
                        aria-current={chosen || undefined}
                      >
                        <span>{name}</span>
                        <span className="num theme-count">{count}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </Disclosure>
            ))}
        </nav>
      </details>
    </div>
  );
}

/** What is chosen, each to be taken away. */
export function ChosenFilters({ facets, choice, path }: ThemeFiltersProps) {
  const t = useMessages().themes;
  const chosen = facets.flatMap(({ type, values }) => values.flatMap((one) => (one.chosen ? [{ type, ...one }] : [])));
  if (chosen.length === 0) return null;
  return (
    <ul className="theme-chosen" aria-label={t.chosen}>
      {chosen.map(({ type, value, label }) => (
        <li key={`${type} ${value}`}>
          <a
            className="theme-chosen-value"
            href={path + searchOf(toggled(choice, type, value))}
            aria-label={t.remove({ name: label })}
          >
            {label}
            <Icon name="close" small />
          </a>
        </li>
      ))}
      <li>
        <Link underlined href={path + searchOf({ ...choice, filters: {} })}>
          {t.clear}
        </Link>
      </li>
    </ul>
  );
}
