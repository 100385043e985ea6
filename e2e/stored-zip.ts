/** Files of an archive whose entries are stored as they are, by their names. */
export function storedFiles(archive: Buffer): ReadonlyMap<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from("PK\u0005\u0006"));
  const count = archive.readUInt16LE(end + 10);
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let n = 0; n < count; n++) {
    if (archive.readUInt16LE(at + 10) !== 0) throw new Error("a compressed entry");
    const bytes = archive.readUInt32LE(at + 20);
    const [name, extra, comment] = [28, 30, 32].map((field) => archive.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    files.set(archive.toString("utf8", at + 46, at + 46 + name), archive.subarray(start, start + bytes));
    at += 46 + name + extra + comment;
  }
  return files;
}
