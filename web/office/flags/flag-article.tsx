import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { AnswerWait } from "../data/answer-wait.tsx";
import { PageTitle } from "../data/list-head.tsx";
import { type Environment, useEnvironments } from "./flag-place.ts";

interface FlagArticleProps {
  readonly title: string;
  readonly back: { readonly href: string; readonly text: string };
  /** What the page is about, in the environment that is looked at. */
  readonly children: (environment: Environment) => ReactNode;
}

/** A page of one thing of this room: the way back, its name, and the wait for its environment. */
export function FlagArticle({ title, back, children }: FlagArticleProps) {
  const { answer, reload, current } = useEnvironments();
  return (
    <article className="flag" aria-labelledby="flag-title">
      <PageTitle>{title}</PageTitle>
      <Link className="flag-back" href={back.href}>
        <Icon name="arrow-left" small />
        {back.text}
      </Link>
      <h1 id="flag-title">{title}</h1>
      <AnswerWait answer={answer} onRetry={() => void reload()} />
      {current && children(current)}
    </article>
  );
}
