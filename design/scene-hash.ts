import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { canonicalJson } from "./canonical-json.ts";
import type { Scene } from "./scene.ts";

/**
 * Name of a scene by its content: SHA-256 of its canonical JSON, 64 lower-case hex digits, the same in every browser
 * and on the server. The server compiles an order again and stops when this differs from what the customer approved.
 */
export const sceneHash = (scene: Scene): string => bytesToHex(sha256(new TextEncoder().encode(canonicalJson(scene))));
