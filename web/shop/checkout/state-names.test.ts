import { expect, test } from "vitest";
import { usStates } from "../../../services/orders/contract.ts";
import { stateNames } from "./state-names.ts";

test("every state an address may name has its name, and no other", () => {
  expect(Object.keys(stateNames).toSorted()).toEqual([...usStates].toSorted());
});
