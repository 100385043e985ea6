import type { Colour } from "../inspection.ts";
import { nameOf } from "../reader/objects.ts";
import type { Operands, OperatorTable, Reading } from "./reading.ts";

type Side = "fill" | "stroke";

/** Colour operators (ISO 32000-1, 8.6.8). */
export const colourOperators: OperatorTable = {
  cs: (reading, operands) => choose(reading, "fill", operands),
  CS: (reading, operands) => choose(reading, "stroke", operands),
  sc: (reading, operands) => values(reading, "fill", operands),
  scn: (reading, operands) => values(reading, "fill", operands),
  SC: (reading, operands) => values(reading, "stroke", operands),
  SCN: (reading, operands) => values(reading, "stroke", operands),
  g: (reading, operands) => device(reading, "fill", "DeviceGray", operands),
  G: (reading, operands) => device(reading, "stroke", "DeviceGray", operands),
  rg: (reading, operands) => device(reading, "fill", "DeviceRGB", operands),
  RG: (reading, operands) => device(reading, "stroke", "DeviceRGB", operands),
  k: (reading, operands) => device(reading, "fill", "DeviceCMYK", operands),
  K: (reading, operands) => device(reading, "stroke", "DeviceCMYK", operands),
};

function set(reading: Reading, side: Side, colour: Colour): void {
  reading.state = { ...reading.state, [side]: colour };
}

async function choose(reading: Reading, side: Side, operands: Operands): Promise<void> {
  const name = nameOf(operands[0]) ?? "unknown";
  set(reading, side, { space: await reading.library.colours.named(name, reading.resources), values: [] });
}

function values(reading: Reading, side: Side, operands: Operands): void {
  const numbers = operands.filter((operand): operand is number => typeof operand === "number");
  set(reading, side, { space: reading.state[side].space, values: numbers });
}

async function device(reading: Reading, side: Side, kind: string, operands: Operands): Promise<void> {
  await choose(reading, side, [{ kind: "name", name: kind }]);
  values(reading, side, operands);
}
