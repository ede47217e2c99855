import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const options = {
  mode: 'production',
  entry: './webpack.jsx',
  // Next serves this folder, too.
  output: { path: `${import.meta.dirname}/public/webpack`, publicPath: 'auto' },
  performance: false,
  module: {
    rules: [
      { test: /\.jsx$/, loader: 'esbuild-loader', options: { target: 'es2022', jsx: 'automatic' } },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
  plugins: [new MiniCssExtractPlugin()],
};

webpack(options, (error, stats) => {
  const { errors = [], warnings = [] } = stats?.toJson({ all: false, errors: true, warnings: true }) ?? {};
  for (const message of [error, ...errors, ...warnings]) if (message) console.error(message);
  if (error || errors.length + warnings.length > 0) process.exitCode = 1;
});
