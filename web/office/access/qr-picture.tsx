import { encodeQR } from "qr";
import { useMemo } from "react";

/** A QR code, dark on white whatever the colours around it. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const { path, size } = useMemo(() => {
    const modules = encodeQR(text, "raw", { ecc: "medium", border: 4 });
    const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { path: dark.join(""), size: modules.length };
  }, [text]);
  return (
    <svg
      className="access-qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <title>{label}</title>
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
