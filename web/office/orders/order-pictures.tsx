import { useState } from "react";
import { productionPaths } from "../../../services/production/contract.ts";
import { Icon } from "../../../ui/icon.tsx";

/** Small prints of what was designed; a frame where the goods are ready-made or the picture cannot be drawn. */
export function OrderPictures({ versions }: { readonly versions: readonly string[] }) {
  return (
    <span className="order-pictures">
      {versions.length === 0 ? (
        <NoPicture />
      ) : (
        versions.map((version) => <SmallPrint key={version} src={productionPaths.officePreview(version)} />)
      )}
    </span>
  );
}

function SmallPrint({ src }: { readonly src: string }) {
  const [missing, setMissing] = useState(false);
  if (missing) return <NoPicture />;
  return (
    <span className="order-picture">
      <img src={src} alt="" loading="lazy" decoding="async" onError={() => setMissing(true)} />
    </span>
  );
}

const NoPicture = () => (
  <span className="order-picture order-picture-none">
    <Icon name="frame" small />
  </span>
);
