// The product of rows and a matrix, four numbers at a time. Compiled once into engine/src/second-reader/kernel.ts:
//   clang-14 --target=wasm32 -O3 -msimd128 -nostdlib -Wl,--no-entry -Wl,--export=linear -Wl,--import-memory kernel.c -o kernel.wasm
#include <wasm_simd128.h>

static float sum(v128_t x) {
  return wasm_f32x4_extract_lane(x, 0) + wasm_f32x4_extract_lane(x, 1) + wasm_f32x4_extract_lane(x, 2) + wasm_f32x4_extract_lane(x, 3);
}

// y[row][output] = x[row] . w[output] + b[output]; inputs and outputs are multiples of 4.
void linear(const float *x, const float *w, const float *b, float *y, int rows, int inputs, int outputs) {
  for (int o = 0; o + 4 <= outputs; o += 4) {
    const float *w0 = w + o * inputs, *w1 = w0 + inputs, *w2 = w1 + inputs, *w3 = w2 + inputs;
    int r = 0;
    for (; r + 2 <= rows; r += 2) {
      const float *p = x + r * inputs, *q = p + inputs;
      v128_t a0 = wasm_f32x4_splat(0), a1 = a0, a2 = a0, a3 = a0, c0 = a0, c1 = a0, c2 = a0, c3 = a0;
      for (int i = 0; i < inputs; i += 4) {
        v128_t u = wasm_v128_load(p + i), v = wasm_v128_load(q + i);
        v128_t k0 = wasm_v128_load(w0 + i), k1 = wasm_v128_load(w1 + i), k2 = wasm_v128_load(w2 + i), k3 = wasm_v128_load(w3 + i);
        a0 = wasm_f32x4_add(a0, wasm_f32x4_mul(u, k0)); c0 = wasm_f32x4_add(c0, wasm_f32x4_mul(v, k0));
        a1 = wasm_f32x4_add(a1, wasm_f32x4_mul(u, k1)); c1 = wasm_f32x4_add(c1, wasm_f32x4_mul(v, k1));
        a2 = wasm_f32x4_add(a2, wasm_f32x4_mul(u, k2)); c2 = wasm_f32x4_add(c2, wasm_f32x4_mul(v, k2));
        a3 = wasm_f32x4_add(a3, wasm_f32x4_mul(u, k3)); c3 = wasm_f32x4_add(c3, wasm_f32x4_mul(v, k3));
      }
      float *z = y + r * outputs + o, *t = z + outputs;
      z[0] = sum(a0) + b[o]; z[1] = sum(a1) + b[o + 1]; z[2] = sum(a2) + b[o + 2]; z[3] = sum(a3) + b[o + 3];
      t[0] = sum(c0) + b[o]; t[1] = sum(c1) + b[o + 1]; t[2] = sum(c2) + b[o + 2]; t[3] = sum(c3) + b[o + 3];
    }
    for (; r < rows; r++) {
      const float *p = x + r * inputs;
      v128_t a0 = wasm_f32x4_splat(0), a1 = a0, a2 = a0, a3 = a0;
      for (int i = 0; i < inputs; i += 4) {
        v128_t u = wasm_v128_load(p + i);
        a0 = wasm_f32x4_add(a0, wasm_f32x4_mul(u, wasm_v128_load(w0 + i)));
        a1 = wasm_f32x4_add(a1, wasm_f32x4_mul(u, wasm_v128_load(w1 + i)));
        a2 = wasm_f32x4_add(a2, wasm_f32x4_mul(u, wasm_v128_load(w2 + i)));
        a3 = wasm_f32x4_add(a3, wasm_f32x4_mul(u, wasm_v128_load(w3 + i)));
      }
      float *z = y + r * outputs + o;
      z[0] = sum(a0) + b[o]; z[1] = sum(a1) + b[o + 1]; z[2] = sum(a2) + b[o + 2]; z[3] = sum(a3) + b[o + 3];
    }
  }
}
