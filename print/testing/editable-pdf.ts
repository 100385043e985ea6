import { inflateSync } from "node:zlib";

interface EditableObject {
  head: string;
  data: Buffer | null;
}

/** A parsed file of our own writer, to break one place of it and write it again with a correct cross-reference. */
export class EditablePdf {
  header = "%PDF-1.6\n%\xe2\xe3\xcf\xd3\n";
  readonly objects = new Map<number, EditableObject>();
  trailer: string;

  constructor(pdf: Buffer) {
    const source = pdf.toString("latin1");
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(source)?.[1]);
    this.trailer = /trailer\n([\s\S]*)\nstartxref/.exec(source.slice(start))?.[1] ?? "";
    const offsets = [...source.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map((match) => Number(match[1]));
    for (const [index, offset] of offsets.entries()) this.objects.set(index + 1, objectAt(pdf, source, offset));
  }

  /** Number of the first object whose dictionary matches. */
  find(pattern: RegExp): number {
    for (const [number, { head }] of this.objects) if (pattern.test(head)) return number;
    throw new Error(`no object matches ${pattern}`);
  }

  /** Replaces in the head of the first object that matches; the replacement must change something. */
  replace(pattern: RegExp, by: string): this {
    const object = this.objects.get(this.find(pattern));
    const changed = object?.head.replace(pattern, by);
    if (!object || changed === undefined || changed === object.head) throw new Error(`${pattern} changes nothing`);
    object.head = changed;
    return this;
  }

  /** Adds entries to the dictionary of the first object that matches. */
  extend(pattern: RegExp, entries: string): this {
    const object = this.objects.get(this.find(pattern));
    if (object) object.head = object.head.replace(/>>$/, `\n${entries}>>`);
    return this;
  }

  add(head: string, data: Buffer | null = null): number {
    const number = this.objects.size + 1;
    this.objects.set(number, { head, data });
    return number;
  }

  /** Changes the data of a stream; content streams come decompressed. */
  data(pattern: RegExp, change: (data: Buffer) => Buffer): this {
    const object = this.objects.get(this.find(pattern));
    if (!object?.data) throw new Error(`${pattern} is no stream`);
    const flate = /\/Filter \/FlateDecode\n/;
    object.data = change(flate.test(object.head) ? inflateSync(object.data) : object.data);
    object.head = object.head.replace(flate, "").replace(/\/Length \d+/, `/Length ${object.data.length}`);
    return this;
  }

  /** Changes the content of the first page as text. */
  content(change: (content: string) => string): this {
    const page = this.objects.get(this.find(/\/Type \/Page\n/))?.head ?? "";
    const number = Number(/\/Contents (\d+) 0 R/.exec(page)?.[1]);
    const object = this.objects.get(number);
    if (!object?.data) throw new Error("no content");
    const before = inflateSync(object.data).toString("latin1");
    const after = change(before);
    if (after === before) throw new Error("the content is unchanged");
    object.data = Buffer.from(after, "latin1");
    object.head = `<</Length ${object.data.length}>>`;
    return this;
  }

  bytes(): Buffer {
    const parts: Buffer[] = [Buffer.from(this.header, "latin1")];
    let length = parts[0]?.length ?? 0;
    const offsets: number[] = [];
    for (const [number, { head, data }] of this.objects) {
      offsets.push(length);
      const open = Buffer.from(`${number} 0 obj\n${head}\n${data ? "stream\n" : "endobj\n"}`, "latin1");
      const close = data ? Buffer.from("\nendstream\nendobj\n", "latin1") : Buffer.alloc(0);
      parts.push(open, data ?? Buffer.alloc(0), close);
      length += open.length + (data?.length ?? 0) + close.length;
    }
    const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
    const size = offsets.length + 1;
    const trailer = this.trailer.replace(/\/Size \d+/, `/Size ${size}`);
    const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${length}\n%%EOF\n`;
    return Buffer.concat([...parts, Buffer.from(end, "latin1")]);
  }
}

function objectAt(pdf: Buffer, source: string, offset: number): EditableObject {
  const start = source.indexOf(" obj\n", offset) + 5;
  const plain = source.indexOf("\nendobj\n", start);
  const stream = source.indexOf("\nstream\n", start);
  if (stream === -1 || plain < stream) return { head: source.slice(start, plain), data: null };
  const head = source.slice(start, stream);
  const length = Number(/\/Length (\d+)(?! 0 R)/.exec(head)?.[1]);
  return { head, data: Buffer.from(pdf.subarray(stream + 8, stream + 8 + length)) };
}
