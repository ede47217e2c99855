import { defineConfig } from 'tsup';
import { packageConfig } from '../../scripts/packageBuild/packageConfig.ts';

export default defineConfig(packageConfig(process.cwd()));
