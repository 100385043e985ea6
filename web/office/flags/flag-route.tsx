import { useNavigate, useParams } from "react-router";
import { channels } from "../../../core/channel.ts";
import { experiments, flagOf } from "../../../core/experiments.ts";
import { type FlagDetail, officeFlagPaths } from "../../../services/flags/contract.ts";
import { Notice } from "../../../ui/notice.tsx";
import { TabPanel } from "../../../ui/tabs.tsx";
import { useLocale } from "../../words/context.tsx";
import { useMay } from "../api/use-office.ts";
import { AnswerWait } from "../data/answer-wait.tsx";
import { RoomTabs, useTabOfAddress } from "../data/room-tabs.tsx";
import { timeText } from "../data/time-text.ts";
import { useGet } from "../data/use-get.ts";
import { useSay } from "../frame/news.tsx";
import { FiguresPanel } from "./figures-panel.tsx";
import { FlagActions } from "./flag-actions.tsx";
import { FlagArticle } from "./flag-article.tsx";
import { FlagForm } from "./flag-form.tsx";
import { type Environment, useFlagAddresses } from "./flag-place.ts";
import { conditionText, glanceText } from "./flag-sentences.ts";
import { FlagState } from "./flags-route.tsx";
import { HistoryPanel } from "./history-panel.tsx";
import { PlansPanel } from "./plans-panel.tsx";
import { useNames } from "./use-names.ts";
import { useFlagText } from "./words.ts";
import "./flags.css";
import { Row } from "../../../ui/layout.tsx";

const tabs = ["figures", "rules", "plans", "history"] as const;

/** Flags that pages of the shop ask for. */
const readByPages = channels.flatMap((channel) => experiments.map((one) => flagOf(channel, one)));

/** One flag: how it does, its rules, what is planned, and what it was. */
export default function Flag() {
  const { name } = useParams();
  const t = useFlagText();
  const to = useFlagAddresses();
  return (
    <FlagArticle title={name ?? t.newFlag} back={{ href: to.flags, text: t.back }}>
      {(current) =>
        name === undefined ? (
          <NewFlag environment={current} />
        ) : (
          <KnownFlag environment={current} name={name} key={`${current.id} ${name}`} />
        )
      }
    </FlagArticle>
  );
}

function NewFlag({ environment }: { readonly environment: Environment }) {
  const navigate = useNavigate();
  const to = useFlagAddresses();
  const names = useNames(environment.id);
  return (
    <FlagForm
      environment={environment.id}
      flag={null}
      names={names}
      onSaved={({ definition }) => void navigate(to.flag(definition.name, "rules"))}
      onTake={() => {}}
    />
  );
}

function KnownFlag({ environment, name }: { readonly environment: Environment; readonly name: string }) {
  const t = useFlagText();
  const locale = useLocale();
  const to = useFlagAddresses();
  const say = useSay();
  const { answer, reload, put } = useGet<FlagDetail>(officeFlagPaths.flag(environment.id, name));
  const tab = useTabOfAddress(tabs, "figures");
  if (answer.kind !== "ready") return <AnswerWait answer={answer} onRetry={() => void reload()} />;
  const flag = answer.value;
  const onChanged = (changed: FlagDetail, text: string) => {
    put(changed);
    say(text);
  };
  const parts = { environment: environment.id, flag, onChanged };
  return (
    <>
      <Row>
        <FlagState flag={flag} />
        <span className="mute">{t.by({ by: flag.by || t.nobodyBy, when: timeText(flag.at, locale, new Date()) })}</span>
      </Row>
      <p>{flag.isArchived ? t.archivedText : glanceText(flag.definition, t)}</p>
      {!readByPages.includes(name) && (
        <Notice tone="info" title={t.unreadTitle}>
          {t.unread({ flags: readByPages.join(", ") })}
        </Notice>
      )}
      <FlagActions {...parts} />
      <RoomTabs
        id="flag"
        label={name}
        names={tabs}
        selected={tab}
        labelOf={(id) => t.tabs[id]}
        addressOf={(id) => to.flag(name, id)}
        counts={{ plans: flag.plans.filter(({ state }) => state === "waiting").length }}
      />
      <TabPanel tabs="flag" selected={tab}>
        {tab === "figures" && <FiguresPanel environment={environment.id} name={name} />}
        {tab === "rules" && <Rules {...parts} onTake={() => void reload()} />}
        {tab === "plans" && <PlansPanel {...parts} />}
        {tab === "history" && <HistoryPanel {...parts} />}
      </TabPanel>
    </>
  );
}

interface RulesProps {
  readonly environment: number;
  readonly flag: FlagDetail;
  readonly onChanged: (flag: FlagDetail, text: string) => void;
  readonly onTake: () => void;
}

/** The form for who may change rules; sentences for who may not. */
function Rules({ environment, flag, onChanged, onTake }: RulesProps) {
  const t = useFlagText();
  const mayChange = useMay("flags-change");
  const names = useNames(environment);
  if (!mayChange || flag.isArchived) {
    const texts = flag.definition.conditions.map((one) => conditionText(one, t));
    return (
      <ol className="flag-part">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
        <li>{t.rest({ treatment: flag.definition.defaultTreatment })}</li>
      </ol>
    );
  }
  return (
    <section className="flag-part">
      {flag.definition.killed && (
        <Notice tone="warn">{t.killedFor({ treatment: flag.definition.defaultTreatment })}</Notice>
      )}
      <FlagForm
        key={flag.changeNumber}
        environment={environment}
        names={names}
        flag={flag}
        onTake={onTake}
        onSaved={(saved) => onChanged(saved, t.saved)}
      />
    </section>
  );
}
