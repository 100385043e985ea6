import { expect, test } from "vitest";
import { createStore } from "./create-store.ts";

test("everybody who listens is told after each change, and nobody of the same value again", () => {
  const { state, write, subscribe } = createStore("unknown");
  const heard: string[] = [];
  const leave = subscribe(() => heard.push(`first: ${state()}`));
  subscribe(() => heard.push(`second: ${state()}`));
  write("unknown");
  write("Lena");
  write("Lena");
  leave();
  leave();
  write("Jonas");
  expect(heard).toEqual(["first: Lena", "second: Lena", "second: Jonas"]);
});

test("whoever leaves while others are told, or comes, disturbs nobody", () => {
  const { write, subscribe } = createStore(0);
  const heard: string[] = [];
  const leave = subscribe(() => {
    heard.push("once");
    leave();
  });
  subscribe(() => heard.push("always"));
  write(1);
  write(2);
  expect(heard).toEqual(["once", "always", "always"]);
});

test("a value that is not a number is the same again", () => {
  const { write, subscribe } = createStore(Number.NaN);
  let told = 0;
  subscribe(() => told++);
  write(Number.NaN);
  expect(told).toBe(0);
});
