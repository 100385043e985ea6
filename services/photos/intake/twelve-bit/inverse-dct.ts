/** From zigzag order to rows (T.81 figure A.6). */
// biome-ignore format: an 8 x 8 table
export const zigzag = Uint8Array.of(
   0,  1,  8, 16,  9,  2,  3, 10,
  17, 24, 32, 25, 18, 11,  4,  5,
  12, 19, 26, 33, 40, 48, 41, 34,
  27, 20, 13,  6,  7, 14, 21, 28,
  35, 42, 49, 56, 57, 50, 43, 36,
  29, 22, 15, 23, 30, 37, 44, 51,
  58, 59, 52, 45, 38, 31, 39, 46,
  53, 60, 61, 54, 47, 55, 62, 63,
);

/** basis[x * 8 + u] = C(u) / 2 * cos((2x + 1) u pi / 16), T.81 A.3.3. */
const basis = Float64Array.from({ length: 64 }, (_, index) => {
  const x = index >> 3;
  const u = index & 7;
  return ((u === 0 ? Math.SQRT1_2 : 1) / 2) * Math.cos(((2 * x + 1) * u * Math.PI) / 16);
});

const rows = new Float64Array(64);

/** Writes the 8 x 8 samples of dequantised coefficients (in rows) into `plane`, shifted to 0..4095. */
export function inverseDct(coefficients: Int32Array, plane: Uint16Array, start: number, stride: number): void {
  for (let v = 0; v < 8; v++) {
    for (let x = 0; x < 8; x++) {
      let sum = 0;
      for (let u = 0; u < 8; u++) sum += (basis[x * 8 + u] as number) * (coefficients[v * 8 + u] as number);
      rows[v * 8 + x] = sum;
    }
  }
  for (let x = 0; x < 8; x++) {
    for (let y = 0; y < 8; y++) {
      let sum = 0;
      for (let v = 0; v < 8; v++) sum += (basis[y * 8 + v] as number) * (rows[v * 8 + x] as number);
      plane[start + y * stride + x] = Math.min(4095, Math.max(0, Math.round(sum) + 2048));
    }
  }
}
