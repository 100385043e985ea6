"""The studio's kit: stage (camera, light, shooting), materials, shapes, plants, furniture, products.

Lengths are metres at true size in rooms and on tables; landscapes use their own unit. Angles are degrees. Colours are
linear RGB from 0 to 1, as Blender wants them. Z is up, walls face -y, so the camera looks along +y.
"""
