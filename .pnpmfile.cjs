// The lockfile has a checksum of this file, so what changes is elsewhere.
const { packedManifest } = require('./scripts/packageBuild/packedManifest.cjs');

module.exports = { hooks: { beforePacking: packedManifest } };
