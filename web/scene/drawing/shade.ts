/** A colour lighter (share above 0, towards white) or darker (below 0, towards black); "#rrggbb" in and out. */
export function shade(colour: string, share: number): string {
  const target = share > 0 ? 255 : 0;
  const mixed = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16);
    return Math.round(channel + (target - channel) * Math.abs(share));
  });
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
