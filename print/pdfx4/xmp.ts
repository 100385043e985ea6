import { escapeMarkup } from "../../core/escape-markup.ts";
import type { DocumentFacts } from "./document-facts.ts";

/**
 * XMP packet of a PDF/X-4 file (ISO 15930-7, 6.4 and 6.9); says the same as the information dictionary.
 * `documentId`: 16 bytes.
 */
export function xmpPacket(facts: DocumentFacts, documentId: Uint8Array): Uint8Array {
  const { title, creator, producer, created, modified } = facts;
  const packet = `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about=""
 xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
 xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/"
 xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
<pdf:Producer>${escaped(producer)}</pdf:Producer>
<pdf:Trapped>False</pdf:Trapped>
<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>
<xmp:CreatorTool>${escaped(creator)}</xmp:CreatorTool>
<xmp:CreateDate>${created}</xmp:CreateDate>
<xmp:ModifyDate>${modified}</xmp:ModifyDate>
<xmp:MetadataDate>${modified}</xmp:MetadataDate>
<xmpMM:DocumentID>uuid:${uuid(documentId)}</xmpMM:DocumentID>
<xmpMM:InstanceID>uuid:${uuid(documentId)}</xmpMM:InstanceID>
<xmpMM:VersionID>1</xmpMM:VersionID>
<xmpMM:RenditionClass>default</xmpMM:RenditionClass>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;
  return Buffer.from(packet, "utf8");
}

function uuid(id: Uint8Array): string {
  return Buffer.from(id)
    .toString("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

function escaped(value: string): string {
  return escapeMarkup(value).replace(/\p{Cc}/gu, " ");
}
