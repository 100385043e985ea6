import type { Api } from "../../../core/http/api.ts";
import {
  type AddressBook,
  addressPaths,
  type NewAddress,
  type SavedAddress,
} from "../../../services/addresses/contract.ts";
import { type Faults, faultsOf } from "../checkout/faults.ts";

/** Which state of which saved address a change is of; null for a new address. */
export type ChangeOf = Pick<SavedAddress, "id" | "version"> | null;

export type SavedOrNot =
  | { readonly kind: "saved" }
  /** At fields of the form. */
  | { readonly kind: "faults"; readonly faults: Faults }
  /** Another tab was there first: what she sends next is meant for the state that is there now, `at`. */
  | { readonly kind: "asks"; readonly title: string; readonly at: ChangeOf }
  /** `title` is a sentence for her, where there is one. */
  | { readonly kind: "refused"; readonly title: string | null };

/** Saves an address of the account; nothing she typed is lost with one that another tab changed or deleted. */
export async function saveAddress(api: Api, of: ChangeOf, wish: NewAddress): Promise<SavedOrNot> {
  const answer = of
    ? await api.put<AddressBook>(addressPaths.address(of.id), { body: { ...wish, version: of.version } })
    : await api.post<AddressBook>(addressPaths.addresses, { body: wish });
  if (answer.ok) return { kind: "saved" };
  const { kind, title, errors } = answer.error;
  if (errors.length > 0) return { kind: "faults", faults: faultsOf(errors) };
  if (kind === "address-gone") return { kind: "asks", title, at: null };
  if (kind === "address-changed") return { kind: "asks", title, at: await presentState(api, of) };
  return { kind: "refused", title: kind === "addresses-full" ? title : null };
}

async function presentState(api: Api, of: ChangeOf): Promise<ChangeOf> {
  const now = await api.get<AddressBook>(addressPaths.addresses);
  if (!now.ok) return of;
  const found = now.value.addresses.find(({ id }) => id === of?.id);
  return found ? { id: found.id, version: found.version } : null;
}
