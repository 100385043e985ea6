import { useState } from "react";
import { useSearchParams } from "react-router";
import {
  type CustomerList,
  customerStates,
  type FoundCustomer,
  officeCustomerPaths,
} from "../../../services/customers/contract.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { type Column, Table } from "../../../ui/table.tsx";
import { TabPanel } from "../../../ui/tabs.tsx";
import { useLocale } from "../../messages/context.tsx";
import { ListAnswer } from "../data/answer-wait.tsx";
import { BelowList } from "../data/below-list.tsx";
import { choiceAddress, type ListChoice, readChoice } from "../data/list-choice.ts";
import { ListHead } from "../data/list-head.tsx";
import { ListPages } from "../data/list-pages.tsx";
import { officePages } from "../data/office-paths.ts";
import { SearchField } from "../data/search-field.tsx";
import { StateTabs } from "../data/state-tabs.tsx";
import { timeText } from "../data/time-text.ts";
import { useAnswer } from "../data/use-answer.ts";
import { useOfficeMessages } from "../messages.ts";
import { officeApi } from "../session/use-office.ts";
import "./customers.css";
import { PartnerLinkForm } from "./partner-link-form.tsx";
import { useCustomersText } from "./words.ts";

/** Customers, who of them buys under a partner's brand, and links that begin a partner's visit. */
export default function Customers() {
  const { frame } = useOfficeMessages();
  const t = useCustomersText();
  const [query] = useSearchParams();
  const choice = readChoice(query, customerStates);
  const [failed, setFailed] = useState(false);
  const { answer, reload } = useAnswer(
    choiceAddress("customers", choice, customerStates),
    (signal) => {
      const { state, search, page } = choice;
      const asked = { state, ...(search && { search }), page: String(page) };
      return officeApi().get<CustomerList>(officeCustomerPaths.customers, { query: asked, signal });
    },
    { keep: true },
  );
  const mark = async ({ id }: FoundCustomer, whitelabel: boolean) => {
    const changed = await officeApi().put(officeCustomerPaths.whitelabel(id), { body: { whitelabel } });
    setFailed(!changed.ok);
    void reload();
  };
  const address = (change: Partial<ListChoice>) =>
    choiceAddress(officePages.customers, { ...choice, page: 1, ...change }, customerStates);
  const counts = answer.kind === "ready" ? answer.value.counts : null;
  return (
    <>
      <title>{`${t.title}: ${frame.mark}`}</title>
      <ListHead
        title={t.title}
        search={<SearchField value={choice.search} hint={t.searchHint} addressOf={(search) => address({ search })} />}
        tabs={
          <StateTabs
            id="customers"
            label={t.state}
            selected={choice.state}
            tabs={customerStates.map((state) => ({
              ...{ id: state, label: t.states[state], href: address({ state }) },
              count: counts?.[state] || undefined,
            }))}
          />
        }
      />
      <div role="status">{failed && <Notice tone="bad">{t.notSaved}</Notice>}</div>
      <TabPanel tabs="customers" selected={choice.state}>
        <ListAnswer answer={answer} onRetry={() => void reload()}>
          {(list) => (
            <>
              {list.customers.length > 0 ? (
                <CustomerTable customers={list.customers} onMark={mark} />
              ) : (
                <Nobody choice={choice} />
              )}
              <div className="list-foot">
                <ListPages {...list} href={(page) => address({ page })} />
              </div>
            </>
          )}
        </ListAnswer>
      </TabPanel>
      <BelowList answers={[answer]}>
        <PartnerLinkForm />
      </BelowList>
    </>
  );
}

function Nobody({ choice: { state, search } }: { readonly choice: ListChoice }) {
  const { list } = useOfficeMessages();
  const { empty } = useCustomersText();
  const { title, text } = empty[state === "partners" ? "partners" : "all"];
  return (
    <div className="list-empty">
      <EmptyState icon="search" title={search === "" ? title : list.noHit}>
        {search === "" ? text : list.noHitText(search)}
      </EmptyState>
    </div>
  );
}

interface CustomerTableProps {
  readonly customers: readonly FoundCustomer[];
  readonly onMark: (customer: FoundCustomer, whitelabel: boolean) => void;
}

function CustomerTable({ customers, onMark }: CustomerTableProps) {
  const t = useCustomersText();
  const locale = useLocale();
  const now = new Date();
  const columns: readonly Column<FoundCustomer>[] = [
    { key: "number", head: t.number, cell: ({ number }) => <span className="num">{number}</span> },
    { key: "name", head: t.name, cell: ({ name }) => <b>{name}</b> },
    { key: "email", head: t.email, wide: true, phone: "named", cell: (one) => <Email {...one} /> },
    { key: "since", head: t.since, wide: true, phone: "named", cell: ({ since }) => timeText(since, locale, now) },
    {
      key: "brand",
      head: t.brand,
      phone: "named",
      cell: (one) => (
        <Checkbox
          aria-label={t.brandOf(one.name)}
          label={one.whitelabelBy === null ? "" : t.by(one.whitelabelBy)}
          checked={one.whitelabelBy !== null}
          onChange={(event) => onMark(one, event.target.checked)}
        />
      ),
    },
  ];
  return (
    <Table caption={t.title} columns={columns} groups={[{ key: "all", rows: customers }]} rowKey={({ id }) => id} />
  );
}

/** Several accounts may have typed the same address; only one has proven it. */
function Email({ email, emailProven }: Pick<FoundCustomer, "email" | "emailProven">) {
  const t = useCustomersText();
  return (
    <span className="customer-email">
      {email} {!emailProven && <Chip small>{t.unproven}</Chip>}
    </span>
  );
}
