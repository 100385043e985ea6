import { useState } from "react";
import { bytesText } from "../../../core/bytes-text.ts";
import { type PilePicture, type PrintFile, productionPaths } from "../../../services/production/contract.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { useLocale } from "../../words/context.tsx";
import { useOfficeMessages } from "../messages.ts";

/** A PDF, or a pile of pictures as one archive and one by one. */
export function FileDownloads({ file }: { readonly file: PrintFile }) {
  if (file.bytes === null) return null;
  return (
    <>
      <p className="downloads">
        <WholeFile file={file} bytes={file.bytes} />
      </p>
      {file.manifest && <Pictures fileId={file.id} pictures={file.manifest} />}
    </>
  );
}

/** The link to all of a file at once. */
export function WholeFile({ file, bytes }: { readonly file: PrintFile; readonly bytes: number }) {
  const { files, order } = useOfficeMessages();
  const size = bytesText(bytes, useLocale());
  const [path, words] = file.manifest
    ? [productionPaths.officePile(file.id), files.pile({ size })]
    : [productionPaths.officePdf(file.id), order.pdf({ size })];
  return (
    <Link underlined className="small" href={path} download>
      <Icon name="download" small />
      {words}
    </Link>
  );
}

interface PicturesProps {
  readonly fileId: string;
  readonly pictures: readonly PilePicture[];
}

/** Listed only once somebody opens them: a pile may have a thousand. */
function Pictures({ fileId, pictures }: PicturesProps) {
  const t = useOfficeMessages().files;
  const [open, setOpen] = useState(false);
  return (
    <details className="earlier-files small" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t.single}</summary>
      {open && (
        <ul>
          {pictures.map(({ name, copies }) => (
            <li key={name}>
              <Link href={productionPaths.officePicture(fileId, name)} download>
                {t.picture({ name, copies })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
