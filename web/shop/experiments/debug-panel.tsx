import { useEffect, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import type { ConsentAnswer } from "../../../core/consent.ts";
import {
  type Experiment,
  experiments,
  overrideParameters,
  type RunningExperiment,
  readOverride,
} from "../../../core/experiments.ts";
import { treatments } from "../../../core/treatment.ts";
import { type FeatureFlags, featureFlagsPath } from "../../../services/treatments/contract.ts";
import { onConsent } from "../../browser/consent-store.ts";
import type { FlagClient } from "./flag-client.ts";
import "./debug-panel.css";

interface DebugPanelProps {
  /** The experiment that the page is part of. */
  readonly running: () => RunningExperiment | null;
  /** Whether she may be counted. */
  readonly consent: () => ConsentAnswer;
  /** Of the client in this browser; null: none is open. */
  readonly status: () => Promise<ReturnType<FlagClient["status"]> | null>;
}

/** Shows over the page what experiments know of its visitor, for developers; in English. Browser only. */
export function openDebugPanel(props: DebugPanelProps): void {
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(<DebugPanel {...props} close={close} />);
}

/** The address with another override in it, or with none. */
function overridden(override: Readonly<Partial<Record<keyof typeof overrideParameters, string>>>): string {
  const url = new URL(location.href);
  for (const name of Object.values(overrideParameters)) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(override))
    url.searchParams.set(overrideParameters[name as keyof typeof overrideParameters], value);
  return url.pathname + url.search;
}

function DebugPanel({ running, consent, status, close }: DebugPanelProps & { readonly close: () => void }) {
  const [known, setKnown] = useState<FeatureFlags | "failed" | null>(null);
  const [browser, setBrowser] = useState<string>("not asked");
  const answer = useSyncExternalStore(onConsent, consent);
  const channel = document.documentElement.dataset.channel ?? "poster";
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when consent changes, and twice a second for the state
  useEffect(() => {
    fetch(featureFlagsPath, { headers: { "x-channel": channel } })
      .then((response) => (response.ok ? response.json() : "failed"))
      .then(setKnown, () => setKnown("failed"));
    const ask = () => void status().then((now) => setBrowser(now ?? "not open"));
    ask();
    const timer = setInterval(ask, 500);
    return () => clearInterval(timer);
  }, [answer]);
  const here = running();
  const facts = known === null || known === "failed" ? null : known;
  return (
    <aside className="flag-panel" lang="en" aria-label="Experiments">
      <header>
        <h2>Experiments</h2>
        <button type="button" onClick={close}>
          Close
        </button>
      </header>
      <dl>
        <dt>Visitor key</dt>
        <dd>{facts ? (facts.key ?? "none yet") : known === null ? "…" : "The shop does not answer"}</dd>
        <dt>Consent</dt>
        <dd>{answer}</dd>
        <dt>Flags on the server</dt>
        <dd>{facts ? (facts.isReady ? "ready" : "not ready") : "…"}</dd>
        <dt>Client in this browser</dt>
        <dd>{browser}</dd>
        <dt>This page</dt>
        <dd>{here ? `${here.name}: ${here.treatment}` : "no experiment"}</dd>
      </dl>
      <table>
        <caption>Treatments of this visitor, and the page as others see it</caption>
        <tbody>
          {experiments.map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{facts?.treatments[name] ?? "…"}</td>
              <td>
                <Overrides name={name} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <a href={overridden({ disabled: "1" })}>All off</a>
        {readOverride(location.search) && <a href={overridden({})}>As this visitor</a>}
      </p>
    </aside>
  );
}

function Overrides({ name }: { readonly name: Experiment }) {
  const now = readOverride(location.search);
  return treatments.map((treatment) => {
    const isNow = now !== null && "name" in now && now.name === name && now.treatment === treatment;
    return (
      <a
        key={treatment}
        href={overridden({ feature: name, treatment })}
        aria-label={`${name} ${treatment}`}
        aria-current={isNow || undefined}
      >
        {treatment}
      </a>
    );
  });
}
