const TAG_LIMIT = 200;

/** The tags of an ICC profile by signature (ICC.1:2010, 7.3); tags that point outside the profile are left out. */
export function iccTags(profile: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const tags = new Map<string, Uint8Array>();
  if (profile.length < 132) return tags;
  const view = new DataView(profile.buffer, profile.byteOffset, profile.length);
  const count = Math.min(view.getUint32(128), TAG_LIMIT);
  for (let index = 0; index < count; index++) {
    const entry = 132 + index * 12;
    if (entry + 12 > profile.length) break;
    const offset = view.getUint32(entry + 4);
    const length = view.getUint32(entry + 8);
    if (offset + length > profile.length) continue;
    tags.set(String.fromCharCode(...profile.subarray(entry, entry + 4)), profile.subarray(offset, offset + length));
  }
  return tags;
}
