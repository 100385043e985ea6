import type { OfficeOrder } from "../../../services/orders/contract.ts";
import { useOfficeMessages } from "../messages.ts";

/** What the catalogue and the design call this line, for asking back and for repairs. */
export function ConfigurationFacts({ line }: { readonly line: OfficeOrder["lines"][number] }) {
  const t = useOfficeMessages().order;
  const facts = [
    [t.release, String(line.release)],
    [t.design, line.designId],
    [t.version, line.versionId],
    [t.scene, line.sceneHash],
  ] as const;
  return (
    <dl className="facts">
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ),
      )}
      <div>
        <dt>{t.configuration}</dt>
        <dd>
          <pre>{JSON.stringify(line.configuration, null, 2)}</pre>
        </dd>
      </div>
    </dl>
  );
}
